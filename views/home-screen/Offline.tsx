import { artUrl } from '#core/art.ts'
import { brandArt } from '#core/editions.ts'
import { Empty } from '../layout/Empty.tsx'
import { useView } from '../layout/view.tsx'

/**
 * Renders the page that the service worker shows without a connection, in place of `Page`. It says nothing about a user
 * and needs only the files that it names, because the browser stores it. It appears at the requested URL, so its link
 * with an empty `href` retries the request.
 */
export function Offline({ css }: { css: string }) {
  const { t, edition } = useView().texts
  return (
    <html lang={edition.locale} data-css-brand={edition.brandId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${edition.brand} - ${t('offline.title')}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href={artUrl(brandArt(edition).favicon)} type="image/svg+xml" />
        <link rel="preload" href={artUrl('besley.woff2')} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={css} />
      </head>
      <body>
        <main id="main">
          <Empty
            spot="lost-parcel"
            level={1}
            title={t('offline.title')}
            action={
              <a className="button primary large" href="">
                {t('offline.again')}
              </a>
            }
          >
            {t('offline.explanation')}
          </Empty>
        </main>
      </body>
    </html>
  )
}
