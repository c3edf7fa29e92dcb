import type { ReactNode } from 'react'
import { Dialog, DialogFoot, inDialog } from './Dialog.tsx'
import { ChangedWhileAsking, FormVersion } from './Field.tsx'
import { Form } from './Form.tsx'
import { useView } from './view.tsx'

interface ConfirmProps {
  id: string
  title: ReactNode
  children?: ReactNode
  action: string
  /** label of the submit button */
  buttonLabel: ReactNode
  danger?: boolean
  closeHref: string
  /** names and values of hidden fields */
  values?: Readonly<Record<string, string>>
  /** fields that the question is about; the form sends a digest of them */
  about?: Record<string, unknown>
  /** true if `about` changed while the dialog was open, so that the user has to confirm again */
  isOutdatedConfirmation?: boolean
}

export function Confirm({
  id,
  title,
  children,
  action,
  buttonLabel,
  danger = false,
  closeHref,
  values = {},
  about,
  isOutdatedConfirmation = false,
}: ConfirmProps) {
  const { isFragment } = useView()
  return (
    <Dialog id={id} title={title} describedBy={`${id}-words`} closeHref={closeHref}>
      {isOutdatedConfirmation && <ChangedWhileAsking />}
      <div className="confirm-words" id={`${id}-words`}>
        {children}
      </div>
      <Form action={action} htmx={isFragment ? inDialog : undefined}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {about && <FormVersion fields={about} />}
        <DialogFoot cancelHref={closeHref}>
          <button className={danger ? 'button danger' : 'button primary'} type="submit">
            {buttonLabel}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
