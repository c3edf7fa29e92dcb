export interface GiftInMail {
  description: string
  detail?: string | null
  imageUrl: string | null
  /** the news about the gift */
  notes?: string[]
  page?: { label: string; url: string }
}

/** A link in a sentence of its own, below the button. */
export interface Aside {
  before: string
  label: string
  after?: string
  url: string
}

/** Something that the mail is about, among others of its kind. */
export interface Section {
  heading: string
  rows: { name: string; detail: string; url: string }[]
  /** how many others there are */
  more: string | null
}

/** Both the HTML and the plain text are made from this. */
export interface MailContent {
  subject: string
  /** preview text that mail programs show after the subject */
  preheader?: string
  /** a square, of which a circle is shown */
  pictureUrl?: string
  heading: string
  paragraphs: string[]
  /** something that another user wrote */
  quote?: string
  /** texts that other users wrote */
  messages?: { by: string; words: string }[]
  gifts?: GiftInMail[]
  sections?: Section[]
  /** said below what the paragraphs led to */
  afterwards?: string[]
  /** how what another user wrote ends, below what it is about */
  closing?: string
  button?: { label: string; url: string }
  asides?: Aside[]
  /** small print below the button */
  note?: string
  /** why the reader gets this mail */
  footnote?: string
  settings?: { label: string; url: string }
}
