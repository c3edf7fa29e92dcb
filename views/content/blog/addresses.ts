import { withQuery } from '../../layout/with-query.ts'

export const blogAddress = '/blog'

export const feedAddress = '/blog/rss.xml'

export const articleAddress = ({ slug }: { slug: string }): string => `${blogAddress}/${slug}`

/** A page of the index. */
export const blogPageAddress = (number: number): string =>
  withQuery(blogAddress, { page: number > 1 ? String(number) : null })
