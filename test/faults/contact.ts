import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/contact/pages.tsx',
    replace: "refused?.typed['contextId'] ?? randomUUID()",
    by: 'randomUUID()',
    harm: 'a message that was refused once is mailed twice',
    tests: ['test/contact/contact.test.ts'],
  },
  {
    file: 'src/contact/send-message.ts',
    replace: 'JSON.stringify([email, subject, message, context])',
    by: 'JSON.stringify([email, subject, context])',
    harm: 'a message to the operator that is corrected after it was sent is not mailed again',
    tests: ['test/contact/contact.test.ts'],
  },
  {
    file: 'views/contact/ContactPage.tsx',
    replace: 'https://wa.me/${operator.whatsapp}',
    by: 'https://wa.me/+${operator.whatsapp}',
    harm: 'the link to WhatsApp leads nowhere',
    tests: ['test/contact/contact.test.ts'],
  },
  {
    file: 'src/contact/mails.ts',
    replace: 'return { ...written, replyTo: email }',
    by: 'return written',
    harm: 'replies to people without a proven address go back to the operator, and never reach them',
    tests: ['test/contact/contact.test.ts'],
  },
] satisfies Fault[]
