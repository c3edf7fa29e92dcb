import type { ReactNode } from 'react'
import { Dialog, DialogFoot, inDialog } from './Dialog.tsx'
import { Form } from './Form.tsx'
import { useView } from './view.tsx'

interface ConfirmProps {
  id: string
  title: ReactNode
  children?: ReactNode
  action: string
  /** the button's label */
  verb: ReactNode
  danger?: boolean
  closeHref: string
  /** hidden fields */
  values?: Readonly<Record<string, string>>
}

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
