import { Initials } from '../layout/Ring.tsx'
import { useView } from '../layout/view.tsx'

export const seatPeopleId = 'seat-people'

/** Renders who is in, for those who joined. It is the same for all of them, so that a push renders it once. */
export function SeatPeople({ names }: { names: readonly string[] }) {
  const { t } = useView().texts
  return (
    <section className="panel" id={seatPeopleId} aria-labelledby="seat-others">
      <div className="panel-head">
        <h2 id="seat-others">{t('seat.others')}</h2>
        <span className="tag" role="status">
          {t('gathering.manage.count', { count: names.length })}
        </span>
      </div>
      <ul className="seat-people">
        {names.map((name, index) => (
          <li key={index}>
            <Initials name={name} />
            {name}
          </li>
        ))}
      </ul>
      {names.length === 1 && <p className="soft-text">{t('seat.others.alone')}</p>}
    </section>
  )
}
