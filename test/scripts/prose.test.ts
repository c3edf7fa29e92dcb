import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { headlessComments, hiddenActors, longSentences } from '../../scripts/prose.ts'

const linesOf = (found: { line: number }[]) => found.map(({ line }) => line)

describe('the check of prose', () => {
  test('finds comments that open without their noun', () => {
    const source = [
      '/** Of all gifts of a list. */',
      'const a = 1 // what it says',
      '/**',
      ' * Whoever reads this.',
      ' */',
      '/* That is so. */',
      '-- Also the others.',
    ].join('\n')
    assert.deepEqual(linesOf(headlessComments(source)), [1, 2, 4, 6, 7])
  })

  test('finds comments that hide their actor', () => {
    const source = '/** Sends a mail to who has joined. */\n// Compares it with what was typed.\n'
    assert.deepEqual(linesOf(hiddenActors(source)), [1, 2])
  })

  test('accepts a line that continues a sentence', () => {
    const source = '/**\n * Returns the number\n * of gifts.\n */\n// Deletes all\n// that expired.\n'
    assert.deepEqual(headlessComments(source), [])
  })

  test('accepts plain comments and code', () => {
    const source = [
      '/** Deletes the gifts of a list that a visitor who left had crossed off. */',
      "const sentence = 'Of what it is'",
      'const product = of * what',
    ].join('\n')
    assert.deepEqual([...headlessComments(source), ...hiddenActors(source)], [])
  })

  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

  test('finds sentences of more than 35 words', () => {
    const page = `# Title\n\nShort one. ${words(36)}. Short one.\n\n${words(35)}.\n\n- ${words(36)}\n- ${words(3)}\n`
    assert.deepEqual(linesOf(longSentences(page)), [3, 7])
  })

  test('reads neither code nor tables nor headings of documents', () => {
    const page = `# ${words(40)}\n\n| ${words(40)} |\n\n\`\`\`\n${words(40)}\n\`\`\`\n`
    assert.deepEqual(longSentences(page), [])
  })
})
