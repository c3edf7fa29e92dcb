import { Banner } from '../layout/Banner.tsx'
import { opensDialog } from '../layout/Dialog.tsx'
import { useT } from '../layout/view.tsx'
import { withQuery } from '../layout/with-query.ts'

/** Offers to add a link from the URL of the owner's list (`?add=`). The script presses the button at once. */
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
