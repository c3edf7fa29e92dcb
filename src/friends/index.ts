import { friendApi } from './api.ts'
import { friendPages } from './pages.tsx'

export const friends = { pages: [friendPages], apis: [friendApi] }

export { addableList, addFriend, befriend } from './add-friend.ts'
export { birthdaysOf, type Birthday } from './birthdays-of.ts'
export { drawingFriends, friendsToDraw, type DrawingFriend } from './drawing-friends.ts'
export { endFriendship } from './end-friendship.ts'
export type { Friend } from './friend.ts'
export { friendsOfUser } from './friends-of.ts'
export { wantedFriend } from './input.ts'
export { friendsOf } from './friends-of.ts'
export { friendAdded } from './pages.tsx'
export { reassignFriends } from './reassign-friends.ts'
