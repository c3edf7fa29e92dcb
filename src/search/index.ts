export { purgeDictionary } from './purge-dictionary.ts'
