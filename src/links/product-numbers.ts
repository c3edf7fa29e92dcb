const max = { numbers: 5, textLength: 200 }

const numberLabel = /^\W*(?:ean|gtin|isbn|barcode|streepjescode)(?:[\s-]?(?:code|nummer|number|nr\.?|1[0-4]|8))?\W*$/i
const labelledNumber = /\b(?:ean|gtin|isbn)(?:[\s-]?(?:code|nummer|number|nr\.?|1[034]))?\s?[:=]\s?([\d-]{8,17})(?!\d)/i
const bareNumber = /^[\d\s-]{8,17}$/

/** Finds product numbers in a page's text: behind “EAN” or the like, in the same text or in the one before. */
export class ProductNumbers {
  readonly found: string[] = []
  private lastText = ''

  read(piece: string): void {
    const text = piece.length < max.textLength ? piece.trim() : ''
    if (text === '' || this.found.length >= max.numbers) return
    const labelled = labelledNumber.exec(text)
    if (labelled) this.found.push(labelled[1]!)
    else if (bareNumber.test(text) && numberLabel.test(this.lastText)) this.found.push(text)
    // A text without letters and digits may stand between the label and the number: a colon, or a mark of direction.
    if (/[\p{L}\d]/u.test(text)) this.lastText = text
  }
}
