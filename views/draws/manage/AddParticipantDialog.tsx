import type { ExclusionObstacle } from '../../../src/draws/check-exclusions.ts'
import type { DrawView } from '../../../src/draws/draw-for.ts'
import type { DrawingFriend } from '../../../src/friends/index.ts'
import { Dialog, DialogFoot, inDialog } from '../../layout/Dialog.tsx'
import { FormErrors, type FormState } from '../../layout/Field.tsx'
import { Form } from '../../layout/Form.tsx'
import { useT, useView } from '../../layout/view.tsx'
import { addParticipantUrl, drawUrl } from '../urls.ts'
import { NewPersonFields } from '../NewPersonFields.tsx'
import { ObstacleWarning } from '../wizard/ObstacleWarning.tsx'

interface AddParticipantProps extends FormState {
  draw: DrawView
  /** friends of the user who can be added */
  friends: readonly DrawingFriend[]
  /** public guids of the people who are ticked */
  excluded?: readonly string[]
  /** people whose exclusions make the draw impossible */
  obstacle?: ExclusionObstacle | null
}

/** Renders the dialog that adds a person to a drawn draw. */
export function AddParticipantDialog({ draw, friends, excluded = [], obstacle, errors, typed }: AddParticipantProps) {
  const t = useT()
  const { isFragment } = useView()
  const state = { errors, typed }
  const closeHref = drawUrl(draw.publicGuid)
  return (
    <Dialog id="add-participant" title={t('loting.add.title')} closeHref={closeHref}>
      <Form
        action={addParticipantUrl(draw.publicGuid)}
        htmx={isFragment ? { ...inDialog, 'hx-disable': 'find button[type=submit]' } : undefined}
        data-requests-no-connection={t('loting.edit.no_connection')}
      >
        {obstacle && <ObstacleWarning obstacle={obstacle} />}
        <FormErrors errors={errors} fields={['name', 'email']} />
        <p>{t('loting.add.body')}</p>
        <NewPersonFields friends={friends} emailHint={t('loting.people.email_hint')} {...state} />
        <fieldset className="checks">
          <legend>{t('loting.add.exclude')}</legend>
          {draw.participants.map(({ publicGuid, name }) => (
            <label className="choice" key={publicGuid}>
              <input type="checkbox" name="exclude" value={publicGuid} defaultChecked={excluded.includes(publicGuid)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <DialogFoot cancelHref={closeHref}>
          <button className="button primary" type="submit">
            {t('loting.add.button')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
