import type { ReactNode } from 'react'
import { Dialog, DialogFoot, inDialog } from './Dialog.tsx'
import { Form } from './Form.tsx'
import { useView } from './view.tsx'

interface ConfirmProps {
  id: string
  title: ReactNode
  /** what will happen */
  children?: ReactNode
  /** where the answer is posted */
  action: string
  /** the verb on the button */
  verb: ReactNode
  /** takes something away for good */
  danger?: boolean
  closeHref: string
  /** goes along with the answer */
  values?: Readonly<Record<string, string>>
}

/** Asks before something is done: a dialog, or a page without script. */
export function Confirm({ id, title, children, action, verb, danger = false, closeHref, values = {} }: ConfirmProps) {
  const { isFragment } = useView()
  return (
    <Dialog id={id} title={title} closeHref={closeHref}>
      {children}
      <Form action={action} htmx={isFragment ? inDialog : undefined}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DialogFoot cancelHref={closeHref}>
          <button className={danger ? 'button danger' : 'button primary'} type="submit">
            {verb}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
