import { createElement, type ReactNode } from 'react'

/** Renders a part of a response that names its own target (htmx's `<hx-partial>`). */
export const HxPartial = ({
  target,
  swap = 'outerHTML',
  children,
}: {
  target: string
  swap?: string
  children?: ReactNode
}) => createElement('hx-partial', { 'hx-target': target, 'hx-swap': swap }, children)
