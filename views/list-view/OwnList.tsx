import { fullNameOf } from '#core/names.ts'
import { AddGift } from '#views/gifts/AddGift.tsx'
import { GiftMenu } from '#views/gifts/GiftMenu.tsx'
import { RecentlyDeleted } from '#views/gifts/RecentlyDeleted.tsx'
import { OwnersCategorySection } from '../gift/OwnersCategorySection.tsx'
import { Banner } from '#views/layout/Banner.tsx'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Rich, useView } from '#views/layout/view.tsx'
import { EditMenu, OwnerListHeader } from '#views/lists/ListHeader.tsx'
import { sharesNatively } from '#views/layout/ShareWays.tsx'
import { sharedLink } from '#views/sharing/urls.ts'
import { isShareable } from '#core/access-types.ts'
import type { Forum as Posts } from '../../src/forum/index.ts'
import type { SeenList } from '../../src/access/index.ts'
import type { OwnersCategory } from '../../src/gift/index.ts'
import type { RecentDeletion } from '../../src/gifts/index.ts'
import type { Owner } from '../../src/owners/index.ts'
import { Forum } from '../forum/Forum.tsx'
import { ownersUrl } from '../owners/urls.ts'
import { OwnersRow } from '../owners/OwnersRow.tsx'
import { PrintFoot } from './PrintFoot.tsx'
import { reloadsWhenMissed, regions } from './regions.ts'

interface OwnListProps {
  list: SeenList
  categories: readonly OwnersCategory[]
  deletions: readonly RecentDeletion[]
  owners: readonly Owner[]
  forum: Posts
}

/** Number of gifts up to which a list has probably not been shared with anybody yet. */
export const youngListSize = 3

/**
 * Renders a list for its owner. The page shows no trace of cross-offs, unless the list is set to show them. The form
 * for a gift comes first, and the share button after it.
 */
export function OwnList({ list, categories, deletions, owners, forum }: OwnListProps) {
  const { t } = useView().texts
  const count = categories.reduce((sum, { gifts }) => sum + gifts.length, 0)
  return (
    <div {...reloadsWhenMissed(regions.owner, list.username)} data-gone-gifts-label={t('gift.gone')}>
      {!isShareable(list) && (
        <Banner kind="warn" icon="lock">
          <Rich id="listview.own.closed" tags={{ settings: <a href={`/${list.username}/settings`} /> }} />
        </Banner>
      )}
      <OwnerListHeader list={list} />
      <AddGift list={list} isFirst={count === 0} />
      <Actions list={list} owners={owners} isYoung={count > 0 && count <= youngListSize} />
      <GiftMenu />
      {categories.map((category, index) => (
        <OwnersCategorySection
          key={category.publicGuid}
          username={list.username}
          category={category}
          isFirst={index === 0}
        />
      ))}
      <RecentlyDeleted deletions={deletions} />
      <Forum list={list} forum={forum} isOwner />
      <PrintFoot username={list.username} />
    </div>
  )
}

interface ActionsProps extends Pick<OwnListProps, 'list' | 'owners'> {
  /** true while the list has only its first gifts, when sharing is the next thing to do */
  isYoung: boolean
}

function Actions({ list, owners, isYoung }: ActionsProps) {
  const view = useView()
  const { t } = view.texts
  const at = (path: string) => `/${list.username}/${path}`
  return (
    <div className="action-bar" role="toolbar" aria-label={t('listview.own.actions')}>
      {isShareable(list) && (
        <a
          className={isYoung ? 'button primary' : 'button soft'}
          {...opensDialog(at('share'))}
          {...sharesNatively(sharedLink(view, { ...list, fullName: fullNameOf(list) }))}
        >
          <Icon name="share" />
          {t('listview.own.share')}
        </a>
      )}
      <EditMenu list={list} />
      <a className="button" href={at('settings')}>
        <Icon name="settings" />
        <span className="sr-phone">{t('listview.own.settings')}</span>
      </a>
      {owners.length === 1 && (
        <a className="button" {...opensDialog(ownersUrl(list.username))}>
          <Icon name="friends" />
          <span className="sr-phone">{t('owners.together')}</span>
        </a>
      )}
      <button className="button quiet only-wide with-script" type="button" data-sharing-print="">
        <Icon name="print" />
        {t('listview.own.print')}
      </button>
      {owners.length > 1 && <OwnersRow username={list.username} owners={owners} />}
    </div>
  )
}
