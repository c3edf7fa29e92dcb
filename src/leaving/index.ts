export { deleteAccount } from './delete-account.ts'
export { leavingMails } from './mails.ts'
export { purgeReplies, repliesOf } from './replies.ts'
export { whatGoes, type WhatGoes } from './what-goes.ts'
