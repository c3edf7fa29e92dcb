export { drawingFriends, friendsToDraw, type DrawingFriend } from './drawing-friends.ts'
