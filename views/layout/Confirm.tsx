import type { ReactNode } from 'react'
import { Dialog, DialogFoot, inDialog } from './Dialog.tsx'
import { AskedAgain, FormVersion } from './Field.tsx'
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
  /** what is asked about: the form carries its version */
  about?: Record<string, unknown>
  /** that has changed since it was asked */
  isAskedAgain?: boolean
}

export function Confirm({
  id,
  title,
  children,
  action,
  verb,
  danger = false,
  closeHref,
  values = {},
  about,
  isAskedAgain = false,
}: ConfirmProps) {
  const { isFragment } = useView()
  return (
    <Dialog id={id} title={title} closeHref={closeHref}>
      {isAskedAgain && <AskedAgain />}
      {children}
      <Form action={action} htmx={isFragment ? inDialog : undefined}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {about && <FormVersion fields={about} />}
        <DialogFoot cancelHref={closeHref}>
          <button className={danger ? 'button danger' : 'button primary'} type="submit">
            {verb}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
