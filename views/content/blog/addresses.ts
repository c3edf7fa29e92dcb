import { withQuery } from '../../layout/with-query.ts'

export const blogAddress = '/blog'

export const feedAddress = '/blog/rss.xml'

export const articleAddress = ({ slug }: { slug: string }): string => `${blogAddress}/${slug}`

/** Returns the URL of a page of the blog's index. */
export const blogPageAddress = (number: number): string =>
  withQuery(blogAddress, { page: number > 1 ? String(number) : null })
