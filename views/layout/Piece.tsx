import { createElement, type ReactNode } from 'react'

/** A piece of an answer that finds its own place in the page (htmx's `<hx-partial>`). */
export const Piece = ({
  target,
  swap = 'outerHTML',
  children,
}: {
  target: string
  swap?: string
  children?: ReactNode
}) => createElement('hx-partial', { 'hx-target': target, 'hx-swap': swap }, children)
