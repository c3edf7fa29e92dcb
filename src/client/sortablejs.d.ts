declare module 'sortablejs/modular/sortable.core.esm.js' {
  export { AutoScroll, default } from 'sortablejs'
}
