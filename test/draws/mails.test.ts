import assert from 'node:assert/strict'
import { test } from 'node:test'
import { artUrl } from '#core/art.ts'
import { openFamily, riet } from '#test/support/family.ts'
import { draw, drawFamily, givenPeople, lotApi, lotGuidIn, mailsOf } from './drawing.ts'

const family = await openFamily({ BASE_URL: 'https://wenskring.example' })
const { world, lotte, bram } = family

const site = 'https://wenskring.example/lootjestrekken'
const theirs = 'Lotte de Vries heeft de lootjes getrokken voor “Sinterklaas met de familie”.'
const onlyYou = 'Alleen jij ziet wie je hebt. Zet er ook meteen je eigen wensen bij.'
const forced = 'De organisator kan uit de uitsluitingen en zijn of haar eigen lootje misschien afleiden wie je hebt.'
const keepIt = 'Stuur deze mail niet door: iedereen met de link kan je envelop openen.'
const stop = 'Geen mails meer ontvangen: https://wenskring.example/mylist/unwanted?token=…'
const whyYou = `-- \nWenskring\nJe krijgt deze mail omdat je zelf meedoet.\n${stop}`
const whyPart = `-- \nWenskring\nJe krijgt deze mail omdat je meedoet met “Sinterklaas met de familie” van Lotte de Vries.\n${stop}`
const why = `-- \nWenskring\nJe krijgt deze mail omdat Lotte de Vries je heeft toegevoegd aan deze trekking. Klopt dat niet? Dan hoef je niets te doen.\n${stop}`

test('Each mail of a draw says who made the draw, what it is for, and what its reader can do', async () => {
  const { publicGuid, participants, lots } = await drawFamily(family)
  const says = async (kind: string, to: string, subject: string, ...parts: string[]) => {
    const mail = (await mailsOf(world, kind, to)).at(-1)!
    const text = mail.text.replace(/(unwanted\?token=)[\w-]+/g, '$1…')
    assert.deepEqual([mail.subject, ...text.split('\n\n')], [subject, ...parts])
    return mail
  }
  const subject = 'Je lootje voor Sinterklaas met de familie'
  const opens = (guid: string) => `Open je lootje:\n${site}/lootje/${guid}`
  await says(
    'draw-manage',
    lotte.email,
    'De lootjes zijn getrokken: Sinterklaas met de familie',
    'Lotte de Vries, de lootjes zijn onderweg',
    'Voor “Sinterklaas met de familie” krijgen 3 deelnemers ieder hun eigen lootje per mail. Ook jij krijgt het jouwe apart.',
    'Bij de trekking zie je wie de envelop al heeft geopend of een lijst heeft gekozen. Is een adres verkeerd of een mail zoek? Dan stuur je het lootje opnieuw.',
    'Wie wie trok, weet niemand. Ook jij niet.',
    `Beheer de trekking:\n${site}/loting/open/${publicGuid}`,
    'Bewaar deze mail en stuur hem niet door: iedereen met de link kan de trekking beheren.',
    `-- \nWenskring\nJe krijgt deze mail omdat je de lootjes trok voor “Sinterklaas met de familie”.\n${stop}`,
  )
  await says(
    'lot',
    lotte.email,
    subject,
    'Lotte de Vries, er ligt een lootje voor je klaar',
    'Je hebt de lootjes getrokken voor “Sinterklaas met de familie”. Dit is je eigen lootje.',
    onlyYou,
    'Dit lootje gaat ook open in de browser waarin deze trekking is gemaakt. Heb jij die niet gemaakt? Dan heeft iemand anders jouw adres ingevuld, en die kan zien wie je hebt.',
    '> Rond de € 25.',
    opens(lots.lotte.guid),
    keepIt,
    whyYou,
  )
  const { html } = await says(
    'lot',
    riet,
    subject,
    'Oma Riet, er ligt een lootje voor je klaar',
    theirs,
    onlyYou,
    forced,
    '> Rond de € 25.',
    opens(lots.riet.guid),
    keepIt,
    why,
  )
  assert.ok(html.includes(`<img src="https://wenskring.example${artUrl('share/shoe-and-carrot.png')}"`))
  assert.ok(
    html.includes('>Je lootje zit in de envelop. Openen kan alleen jij.\u034f'),
    'the preview text is below the subject',
  )

  await lotApi(world.visitor(), 'SendNudge', { participantPrivateGuid: lots.bram.guid })
  await says(
    'nudge',
    riet,
    'Iemand is benieuwd naar je verlanglijst (Sinterklaas met de familie)',
    'Oma Riet, waar word jij blij van?',
    'Degene die jou trok voor “Sinterklaas met de familie”, zoekt een cadeau voor je en zou graag je wensen zien. Wie dat is, blijft geheim.',
    'Open je lootje en schrijf op wat je graag wilt, of kies een lijst. Twee of drie wensen zijn al genoeg.',
    `Schrijf je wensen op:\n${site}/lootje/${lots.riet.guid}`,
    keepIt,
    whyPart,
  )
  await lotApi(world.visitor(), 'SendQuestion', { lotPrivateGuid: lots.bram.guid, question: 'Welke maat?\nEn kleur?' })
  await says(
    'message',
    riet,
    'Iemand heeft een vraag voor je (Sinterklaas met de familie)',
    'Oma Riet, iemand wil iets van je weten',
    'Degene die jou trok voor “Sinterklaas met de familie”, vraagt je dit. Wie dat is, blijft geheim.',
    '> Welke maat?\n> En kleur?',
    `Antwoord zonder naam:\n${site}/lootje/${lots.riet.guid}`,
    'Antwoord niet op deze mail, maar op de pagina van je lootje. Zo blijft geheim wie schrijft.',
    whyPart,
  )

  const resend = { participantPublicGuid: participants.riet, email: 'oma@nieuw.example' }
  assert.equal((await lotte.api('POST', '/api/Loting/ResendLot', resend)).status, 200)
  const [moved] = await mailsOf(world, 'lot', resend.email)
  await says(
    'lot',
    resend.email,
    subject,
    'Oma Riet, er ligt een lootje voor je klaar',
    theirs,
    onlyYou,
    forced,
    'Dit lootje ging eerst naar r…@familie. example. Daar is het niet geopend.',
    '> Rond de € 25.',
    opens(lotGuidIn(moved!)),
    keepIt,
    why,
  )
  await says(
    'lot-moved',
    riet,
    'Het lootje voor Sinterklaas met de familie ging naar een ander adres',
    'Dit lootje ging naar een ander adres',
    'Lotte de Vries stuurde het lootje van Oma Riet voor “Sinterklaas met de familie” naar een ander e-mailadres. De link in de mail die je eerder kreeg, werkt niet meer.',
    'Was dit lootje voor jou en wist je hier niet van? Vraag Lotte de Vries dan waar het heen ging.',
    why,
  )

  await lotte.api('DELETE', `/api/Loting/${publicGuid}`)
  const off = 'De trekking is verwijderd: Sinterklaas met de familie'
  await says(
    'draw-deleted',
    lotte.email,
    off,
    'De trekking is verwijderd',
    'Je hebt de trekking voor “Sinterklaas met de familie” verwijderd.',
    'Alle deelnemers kregen hierover een mail. De lootjes gaan niet meer open.',
    whyYou,
  )
  await says(
    'draw-deleted',
    bram.email,
    off,
    'De trekking is verwijderd',
    'Dag Bram Visser. Lotte de Vries heeft de trekking voor “Sinterklaas met de familie” verwijderd.',
    'Je lootje van deze trekking geldt niet meer. Kreeg je later een nieuw lootje, dan geldt dat. Komt er nog een trekking, dan krijg je een mail. Had je al iets gekocht? Vraag Lotte de Vries hoe het verdergaat.',
    why,
  )
})

test('The organizer’s mail counts mailed lots and envelopes apart', async () => {
  const people = givenPeople(4).map((person, number) => ({ ...person, email: number < 2 ? person.email : null }))
  await draw(world.visitor(), people, { title: 'Kerst' })
  const { text } = (await mailsOf(world, 'draw-manage', 'deelnemer0@example.org')).at(-1)!
  assert.match(
    text,
    /Voor “Kerst” krijgen 2 deelnemers ieder hun eigen lootje per mail\. Ook jij krijgt het jouwe apart\./,
  )
  assert.match(
    text,
    /Er liggen 2 enveloppen klaar voor mensen zonder e-mailadres\. Die geef je zelf, bij de trekking\./,
  )
})

test('Without a mailed lot, the organizer’s mail says that the envelopes are ready', async () => {
  const organizer = { name: 'Els', email: 'els@example.org' }
  const people = givenPeople(3).map((person) => ({ ...person, email: null }))
  const body = { title: 'Kerst', participants: people, organizerTakesPart: false, organizer }
  assert.equal((await world.visitor().api('POST', '/api/Loting/Create', body)).status, 200)
  const { text } = (await mailsOf(world, 'draw-manage', organizer.email)).at(-1)!
  assert.match(text, /^Els, de enveloppen liggen klaar\n\nEr liggen 3 enveloppen klaar/)
})
