import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/conversations/conversations-of.ts',
    replace: '(!head.isMuted && head.visibleAt <= now())',
    by: 'head.visibleAt <= now()',
    harm: 'a participant who mutes somebody still reads their messages',
    tests: ['test/conversations/conversations.test.ts'],
  },
  {
    file: 'src/conversations/conversations-of.ts',
    replace: '(!head.isMuted && head.visibleAt <= now())',
    by: '!head.isMuted',
    harm: 'a message shows at once, and so who has just opened their lot may have written it',
    tests: ['test/conversations/secret.test.ts'],
  },
  {
    file: 'src/conversations/conversations-of.ts',
    replace: 'isMine || ',
    by: '',
    harm: 'a participant who is muted finds out, because their own messages don’t show',
    tests: ['test/conversations/conversations.test.ts'],
  },
  {
    file: 'src/conversations/sealed-message.ts',
    replace: 'Buffer.alloc(size - bytes.length)',
    by: 'Buffer.alloc(0)',
    harm: 'a dump tells answers of a word from long questions, and who wrote what',
    tests: ['test/conversations/secret.test.ts'],
  },
  {
    file: 'src/conversations/forget-messages.ts',
    replace: '!head || receiverOf.get(head.giver) !== head.receiver',
    by: '!head',
    harm: 'somebody’s new giver reads what the former one wrote',
    tests: ['test/conversations/conversations.test.ts'],
  },
  {
    file: 'src/conversations/store-message.ts',
    replace: '  await forgetOldest(services, tx, drawId, head)\n',
    by: '',
    harm: 'a participant slows down the pages of their draw with thousands of messages',
    tests: ['test/conversations/conversations.test.ts'],
  },
  {
    file: 'src/lots/send-message.ts',
    replace: "if (lot?.isDeleted) return refuse('Deleted')",
    by: '',
    harm: 'messages outlive their draw',
    tests: ['test/conversations/conversations.test.ts'],
  },
  {
    file: 'src/lots/mails.ts',
    replace: "data['isMuted'] === true || ",
    by: '',
    harm: 'a participant gets mails from a person they have muted',
    tests: ['test/conversations/conversations.test.ts'],
  },
  {
    file: 'src/lots/live.ts',
    replace: ' (await openersOf(scope, participantGuid, [scope.session.id])).has(scope.session.id)',
    by: ' (await openersOf(scope, participantGuid, [scope.session.id])) !== null',
    harm: 'an organizer watches when a participant gets messages',
    tests: ['test/conversations/conversations.test.ts'],
  },
] satisfies Fault[]
