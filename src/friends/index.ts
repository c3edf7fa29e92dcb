export { addFriend } from './add-friend.ts'
export { drawingFriends, friendsToDraw, type DrawingFriend } from './drawing-friends.ts'
export { endFriendship } from './end-friendship.ts'
