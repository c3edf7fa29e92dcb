export { conversationsOf, type Conversations, type Message } from './conversations-of.ts'
export { forgetFormerPairs, forgetMessages, hasMessage } from './forget-messages.ts'
export { resealMessages } from './reseal-messages.ts'
export { storeMessage } from './store-message.ts'
