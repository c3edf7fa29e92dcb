import { Banner } from '../layout/Banner.tsx'
import { opensDialog } from '../layout/Dialog.tsx'
import { useT } from '../layout/view.tsx'
import { withQuery } from '../layout/with-query.ts'

/** For who comes to the own list with a link in its address (`?add=`). The script presses the button at once. */
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
