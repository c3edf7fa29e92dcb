export interface GiftInMail {
  /** first line of the gift's description */
  description: string
  /** further lines of the description */
  more?: string | null
  /** shop that sells the gift. Only a shop that the operator knows has a URL */
  shop?: { label: string; url: string | null } | null
  /** URL of a square JPEG or PNG, because Outlook for Windows shows no WebP */
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
interface Section {
  heading: string
  rows: { name: string; detail: string; url: string }[]
}

interface GivenSection extends Section, Rest {}

export interface FittedSection extends Section {
  /** text with the number of things for which there is no row; null if each has one */
  more: string | null
}

/** Things that a list in a mail leaves out. */
interface Rest {
  /** number of things that the caller left out already, 0 by default */
  leftOut?: number
  /** returns the text with the number of things that the mail leaves out */
  more: (count: number) => string
}

interface Content {
  subject: string
  /** preview text that mail programs show after the subject. It says something else than the subject and the heading */
  preheader: string
  /** whether the mail has pictures, true by default. Mails about security have none, so that they fetch nothing */
  hasPictures?: boolean
  /** URL of a square picture, which is shown as a circle */
  pictureUrl?: string
  heading: string
  paragraphs: string[]
  /** text that another user wrote */
  quote?: string
  /** texts that other users wrote */
  messages?: { by: string; words: string }[]
  gifts?: GiftInMail[]
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

/** Content of a mail. Its HTML and its plain text are both made from this. */
export interface MailContent extends Content {
  sections?: GivenSection[]
  /** messages or gifts that the mail leaves out; required if users decide how many there are */
  rest?: Rest
}

/** Content of a mail, with as many messages, gifts and rows as the mail has room for. */
export interface FittedContent extends Content {
  sections: FittedSection[]
  /** text with the number of messages or gifts that the mail leaves out; null if it shows all */
  more: string | null
}
