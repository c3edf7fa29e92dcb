import { withQuery } from '../../layout/with-query.ts'

export const blogUrl = '/blog'

export const blogFeedUrl = '/blog/rss.xml'

export const articleUrl = ({ slug }: { slug: string }): string => `${blogUrl}/${slug}`

/** Returns the URL of a page of the blog's index. */
export const blogPageUrl = (number: number): string => withQuery(blogUrl, { page: number > 1 ? String(number) : null })
