export interface GiftInMail {
  description: string
  detail?: string | null
  imageUrl: string | null
  /** news about the gift */
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

/** Section of a mail, with a heading and a row for each thing that it is about. */
export interface MailSection {
  heading: string
  rows: { name: string; detail: string; url: string }[]
  /** text with the number of things for which there is no row; null if each has one */
  more: string | null
}

/** Content of a mail. Its HTML and its plain text are both made from this. */
export interface MailContent {
  subject: string
  /** preview text that mail programs show after the subject; by default the first paragraph */
  preheader?: string
  /** URL of a square picture, which is shown as a circle */
  pictureUrl?: string
  heading: string
  paragraphs: string[]
  /** text that another user wrote */
  quote?: string
  /** texts that other users wrote */
  messages?: { by: string; words: string }[]
  gifts?: GiftInMail[]
  sections?: MailSection[]
  /** paragraphs below the gifts and sections */
  afterwards?: string[]
  /** second part of the text that another user wrote (see `quote`), below the gifts and sections */
  closing?: string
  button?: { label: string; url: string }
  asides?: Aside[]
  /** small print below the button */
  note?: string
  /** why the reader gets this mail */
  footnote?: string
  settings?: { label: string; url: string }
}
