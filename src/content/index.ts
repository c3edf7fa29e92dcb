export { articlesIn, type ShownArticle } from './articles.ts'
