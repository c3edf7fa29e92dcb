import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { headlessComments, hiddenActors, longSentences } from '../../scripts/prose.ts'

const linesOf = (found: { line: number }[]) => found.map(({ line }) => line)

describe('the check of prose', () => {
  /** Makes one comment of each kind. The words stand apart from the mark, so that the check accepts this file too. */
  const commentsOf = (words: string) => ['/** ', ' * ', '/* ', '-- ', 'const a = 1 // '].map((mark) => mark + words)

  test('finds comments that open without their noun', () => {
    for (const words of [
      'Of all gifts',
      'what it says',
      'Whoever reads',
      'That is so',
      'Also the others',
      'The same again',
    ])
      assert.deepEqual(linesOf(headlessComments(commentsOf(words).join('\n'))), [1, 2, 3, 4, 5], words)
  })

  test('finds comments that hide their actor', () => {
    for (const words of ['Sends a mail to who has joined', 'Compares it with what was typed'])
      assert.deepEqual(linesOf(hiddenActors(commentsOf(words).join('\n'))), [1, 2, 3, 4, 5], words)
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
