import type { ExclusionObstacle } from '../../../src/draws/check-exclusions.ts'
import type { ParticipantView } from '../../../src/draws/draw-for.ts'
import type { MessageId } from '#core/i18n.ts'
import { Banner } from '../../layout/Banner.tsx'
import { Confirm } from '../../layout/Confirm.tsx'
import { useT } from '../../layout/view.tsx'
import { drawUrl, removeParticipantUrl } from '../urls.ts'
import { ObstacleWarning } from '../wizard/ObstacleWarning.tsx'

interface RemoveParticipantProps {
  drawGuid: string
  participant: ParticipantView
  /** reason why the participant was not removed */
  refused?: MessageId
  obstacle?: ExclusionObstacle | null
}

/** Renders the question before a person leaves a drawn draw. */
export function RemoveParticipantDialog({ drawGuid, participant, refused, obstacle }: RemoveParticipantProps) {
  const t = useT()
  const { publicGuid, name, isOrganizer } = participant
  return (
    <Confirm
      id="remove-participant"
      title={t('loting.remove.title', { name })}
      action={removeParticipantUrl(drawGuid, publicGuid)}
      buttonLabel={t('loting.remove.button')}
      danger
      closeHref={drawUrl(drawGuid)}
    >
      {obstacle ? <ObstacleWarning obstacle={obstacle} /> : refused && <Banner kind="bad">{t(refused)}</Banner>}
      <p>{t('loting.remove.body', { name })}</p>
      {isOrganizer && <p>{t('loting.remove.you')}</p>}
    </Confirm>
  )
}
