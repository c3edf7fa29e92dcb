import type { GatheringView, SeatInGathering } from '../../src/gatherings/gathering-for.ts'
import { Dialog, inDialog } from '../layout/Dialog.tsx'
import { Choice, Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useView } from '../layout/view.tsx'
import { excludeUrl, gatheringUrl, personUrl, removeSeatUrl } from './urls.ts'

interface PersonDialogProps extends FormState {
  gathering: GatheringView
  person: SeatInGathering
}

/** Renders the dialog about a person of a gathering: name, whom they may not draw, and the button that removes them. */
export function PersonDialog({ gathering, person, errors, typed }: PersonDialogProps) {
  const { texts, isFragment } = useView()
  const { t } = texts
  const { publicGuid, name, isFriend, isOrganizer, exclude } = person
  const excludedBy = gathering.participants.filter((each) => each.exclude.includes(publicGuid))
  const isMutual = excludedBy.length === exclude.length && excludedBy.every((each) => exclude.includes(each.publicGuid))
  const others = gathering.participants.filter((each) => each.publicGuid !== publicGuid)
  const htmx = isFragment ? inDialog : undefined
  return (
    <Dialog
      id="gathering-person"
      title={t('gathering.person.title', { name })}
      closeHref={gatheringUrl(gathering.publicGuid)}
    >
      {!isFriend && (
        <Form action={personUrl(gathering.publicGuid, publicGuid)} htmx={htmx} className="form">
          <FormErrors errors={errors} fields={['name']} />
          <Field
            name="name"
            id="person-name"
            label={t('loting.participant.name')}
            value={name}
            required
            autoComplete="off"
            errors={errors}
            typed={typed}
          />
          <div className="actions">
            <button className="button soft" type="submit">
              {t('gathering.person.rename')}
            </button>
          </div>
        </Form>
      )}
      {others.length > 0 && (
        <Form action={excludeUrl(gathering.publicGuid, publicGuid)} htmx={htmx} className="form gathering-exclude">
          <fieldset className="checks">
            <legend>{t('gathering.person.exclude', { name })}</legend>
            {others.map((other) => (
              <label className="choice" key={other.publicGuid}>
                <input
                  type="checkbox"
                  name="exclude"
                  value={other.publicGuid}
                  defaultChecked={exclude.includes(other.publicGuid)}
                />
                <span>{other.name}</span>
              </label>
            ))}
          </fieldset>
          <Choice
            name="mutual"
            label={t('loting.exclusions.mutual')}
            hint={t('loting.exclusions.mutual_hint', { name })}
            checked={isMutual}
          />
          <div className="actions">
            <button className="button primary" type="submit">
              {t('gathering.person.exclude_save')}
            </button>
          </div>
        </Form>
      )}
      <Form action={removeSeatUrl(gathering.publicGuid, publicGuid)} htmx={htmx} className="gathering-remove">
        <button className="button danger" type="submit">
          {t('loting.remove.button')}
        </button>
        <p className="small soft-text">
          {t(isOrganizer ? 'gathering.person.remove_you' : 'gathering.person.remove_hint', { name })}
        </p>
      </Form>
    </Dialog>
  )
}
