export { draw } from './draw.ts'
export { explain } from './explain.ts'
