import { Banner } from '../layout/Banner.tsx'
import { opensDialog } from '../layout/Dialog.tsx'
import { useT } from '../layout/view.tsx'
import { withQuery } from '../layout/with-query.ts'

/**
 * Offers to add a gift from the link in the page's URL (`?add=`). The script presses the button as soon as the page is
 * open.
 */
export function AddLink({ username, link }: { username: string; link: string }) {
  const t = useT()
  return (
    <Banner
      kind="ribbon"
      icon="link"
      action={
        <a
          className="button primary"
          data-wishes-press-now=""
          {...opensDialog(withQuery(`/${username}/gifts/new`, { url: link }))}
        >
          {t('gift.add')}
        </a>
      }
    >
      {t('gift.add_link')}
    </Banner>
  )
}
