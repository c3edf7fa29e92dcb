const max = { numbers: 5, textLength: 200 }

const numberLabel = /^\W*(?:ean|gtin|isbn|barcode|streepjescode)(?:[\s-]?(?:code|nummer|number|nr\.?|1[0-4]|8))?\W*$/i
const labelledNumber = /\b(?:ean|gtin|isbn)(?:[\s-]?(?:code|nummer|number|nr\.?|1[034]))?\s?[:=]\s?([\d-]{8,17})(?!\d)/i
const bareNumber = /^[\d\s-]{8,17}$/

/**
 * Finds product numbers in a page's text. A number counts if “EAN” or the like precedes it, in the same text or in the
 * previous one.
 */
export class ProductNumbers {
  readonly found: string[] = []
  private lastText = ''

  read(piece: string): void {
    const text = piece.length < max.textLength ? piece.trim() : ''
    if (text === '' || this.found.length >= max.numbers) return
    const labelled = labelledNumber.exec(text)
    if (labelled) this.found.push(labelled[1]!)
    else if (bareNumber.test(text) && numberLabel.test(this.lastText)) this.found.push(text)
    // A text without letters and digits, such as a colon or a direction mark, may stand between the label and the
    // number.
    if (/[\p{L}\d]/u.test(text)) this.lastText = text
  }
}
