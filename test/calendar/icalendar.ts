import assert from 'node:assert/strict'

export interface CalendarEvent {
  uid: string
  stamp: string
  /** `YYYY-MM-DD` */
  day: string
  rule: string | null
  title: string
  about: string
  url: string
}

const unescaped = (text: string) => text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

/** Whether commas, semicolons and backslashes of a text are escaped as RFC 5545 (3.3.11) demands. */
const isText = (value: string) => /^(?:[^\\;,\p{Cc}]|\\[\\;,nN])*$/u.test(value)

const texts = new Set(['SUMMARY', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME'])

/** Reads the part of iCalendar that our calendars use, as strictly as RFC 5545. Anything else fails the test. */
export function readCalendar(bytes: string): { name: string; refresh: string; events: CalendarEvent[] } {
  assert.ok(bytes.endsWith('\r\n'), 'the last line does not end with CRLF')
  const physical = bytes.slice(0, -2).split('\r\n')
  for (const line of physical) {
    assert.doesNotMatch(line, /[\r\n]/)
    assert.ok(Buffer.byteLength(line) <= 75, `${Buffer.byteLength(line)} octets: ${line}`)
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const [head, ...rest] = splitEvents(lines)
  const calendar = propertiesOf(head!)
  assert.equal(calendar.get('VERSION'), '2.0')
  assert.match(calendar.get('PRODID') ?? '', /^-\/\/.+\/\/.+\/\/[A-Z]{2}$/)
  assert.equal(calendar.get('X-PUBLISHED-TTL'), calendar.get('REFRESH-INTERVAL;VALUE=DURATION'))
  const events = rest.map((each) => eventOf(propertiesOf(each)))
  assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length, 'two events have one UID')
  return { name: calendar.get('X-WR-CALNAME')!, refresh: calendar.get('X-PUBLISHED-TTL')!, events }
}

/** Returns the calendar's own lines first, and then the lines of each event. */
function splitEvents(lines: readonly string[]): string[][] {
  assert.deepEqual([lines[0], lines.at(-1)], ['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const own: string[] = []
  const events: string[][] = []
  let open: string[] | null = null
  for (const line of lines.slice(1, -1)) {
    if (line === 'BEGIN:VEVENT') {
      assert.equal(open, null)
      open = []
    } else if (line === 'END:VEVENT') {
      events.push(open!)
      open = null
    } else (open ?? own).push(line)
  }
  assert.equal(open, null)
  return [own, ...events]
}

/** Returns the values of the properties, by name including parameters. */
function propertiesOf(lines: readonly string[]): Map<string, string> {
  const properties = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/u.exec(line) ?? assert.fail(line)
    assert.ok(!properties.has(name!), `${name} occurs twice`)
    if (texts.has(name!)) assert.ok(isText(value!), line)
    properties.set(name!, texts.has(name!) ? unescaped(value!) : value!)
  }
  return properties
}

function eventOf(properties: Map<string, string>): CalendarEvent {
  const stamp = properties.get('DTSTAMP')!
  assert.match(stamp, /^\d{8}T\d{6}Z$/)
  const start = /^(\d{4})(\d\d)(\d\d)$/.exec(properties.get('DTSTART;VALUE=DATE') ?? '')
  assert.ok(start, 'the event is not of a whole day')
  const uid = properties.get('UID')!
  assert.match(uid, /^[0-9a-f]{40}$/)
  assert.equal(properties.get('TRANSP'), 'TRANSPARENT')
  return {
    uid,
    stamp,
    day: start.slice(1).join('-'),
    rule: properties.get('RRULE') ?? null,
    title: properties.get('SUMMARY')!,
    about: properties.get('DESCRIPTION')!,
    url: properties.get('URL;VALUE=URI')!,
  }
}
