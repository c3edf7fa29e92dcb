export { createCategory } from './create-category.ts'
export { categoriesOf } from './own-categories.ts'
export { renameCategory } from './rename-category.ts'
