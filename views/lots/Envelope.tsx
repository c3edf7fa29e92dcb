import { artUrl } from '#core/art.ts'

function Back() {
  return (
    <svg className="env-back" viewBox="-2 -132 324 344" aria-hidden="true">
      <g className="env-flap">
        <path className="env-lining" d="M4 12L148-112q12-10 24 0L316 12z" />
        <path className="env-line" d="M4 12L148-112q12-10 24 0L316 12z" />
      </g>
      <path className="env-fold" d="M2 10h316v190a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10z" />
      <path className="env-line" d="M2 10v190a10 10 0 0 0 10 10h296a10 10 0 0 0 10-10V10" />
    </svg>
  )
}

function Front() {
  return (
    <svg className="env-front" viewBox="-2 0 324 212" aria-hidden="true">
      <path className="env-paper" d="M2 10L146 112q14 10 28 0L318 10v190a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10z" />
      <path
        className="env-line"
        d="M2 10L146 112q14 10 28 0L318 10v190a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10zM6 207L112 90M314 207L208 90"
      />
      <g className="env-shut">
        <path className="env-fold" d="M2 10L146 122q14 10 28 0L318 10z" />
        <path className="env-line" d="M2 10L146 122q14 10 28 0L318 10z" />
      </g>
      <g transform="translate(160 128)">
        <circle className="env-wax" r="24" />
        <g className="env-seal" transform="translate(-19 -20) scale(.155)">
          <use href={`${artUrl('mark-small.svg')}#mark`} />
        </g>
      </g>
    </svg>
  )
}

/** Renders a closed envelope, for inside a button. Its markup contains nothing of the lot. */
export const ClosedEnvelope = () => (
  <span className="envelope closed">
    <Front />
  </span>
)

interface OpenEnvelopeProps {
  /** text before and after the name */
  before: string
  name: string
  after: string
  /** whether the participant just opened it: the flap goes up, the card comes out, and the name gets the focus */
  opening: boolean
}

const longName = 14

/** Renders an open envelope with its card. */
export const OpenEnvelope = ({ before, name, after, opening }: OpenEnvelopeProps) => (
  <div className={opening ? 'envelope opening' : 'envelope'}>
    <Back />
    <div className="lot-card">
      <p>{before}</p>
      <p
        className={name.length > longName ? 'drawn long' : 'drawn'}
        tabIndex={-1}
        {...(opening && { 'data-requests-focus': '' })}
      >
        {name}
      </p>
      <p>{after}</p>
    </div>
    <Front />
  </div>
)
