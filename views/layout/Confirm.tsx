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
  /** label of the submit button */
  verb: ReactNode
  danger?: boolean
  closeHref: string
  /** names and values of hidden fields */
  values?: Readonly<Record<string, string>>
  /** fields that the question is about; the form carries their version */
  about?: Record<string, unknown>
  /** true if `about` changed while the dialog was open, so that the user has to confirm again */
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
