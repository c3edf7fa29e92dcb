import { artUrl } from '#core/art.ts'
import { brandArt } from '#core/editions.ts'
import type { ShownArticle } from '../../../src/content/articles.ts'
import { JsonData } from '../../layout/JsonData.tsx'
import { useView } from '../../layout/view.tsx'
import { articleUrl, blogFeedUrl } from './urls.ts'

/** Renders the head elements of a page of the blog's index, for previews, search engines and feed readers. */
export function BlogHead({ address }: { address: string }) {
  const { t } = useView().texts
  return <Head type="website" address={address} title={t('blog.heading')} description={t('blog.lead')} />
}

/** Renders the head elements of an article, for previews, search engines and feed readers. */
export function ArticleHead({ article }: { article: ShownArticle }) {
  const { texts, baseUrl } = useView()
  const { edition } = texts
  const address = articleUrl(article)
  const picture = `${baseUrl}${artUrl(`blog/${article.id}.png`)}`
  const publisher = {
    '@type': 'Organization',
    name: edition.brand,
    url: `${baseUrl}/`,
    logo: { '@type': 'ImageObject', url: `${baseUrl}${artUrl(brandArt(edition).icon512)}` },
  }
  return (
    <>
      <Head type="article" address={address} title={article.title} description={article.intro} />
      <meta property="article:published_time" content={article.day} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={article.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonData
        type="application/ld+json"
        data={{
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: article.title,
          alternativeHeadline: article.subtitle,
          description: article.intro,
          image: picture,
          datePublished: article.day,
          inLanguage: edition.locale,
          mainEntityOfPage: `${baseUrl}${address}`,
          author: publisher,
          publisher,
        }}
      />
    </>
  )
}

interface HeadProps {
  type: 'website' | 'article'
  address: string
  title: string
  description: string
}

function Head({ type, address, title, description }: HeadProps) {
  const { texts, baseUrl } = useView()
  const { t, edition } = texts
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${baseUrl}${address}`} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${edition.brand} - ${t('blog.title')}`}
        href={blogFeedUrl}
      />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={edition.brand} />
      <meta property="og:locale" content={edition.locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${baseUrl}${address}`} />
    </>
  )
}
