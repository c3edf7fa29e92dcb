import { fullNameOf } from '#core/names.ts'
import { AddGift } from '#views/gifts/AddGift.tsx'
import { GiftMenu } from '#views/gifts/GiftMenu.tsx'
import { OwnersCategorySection } from '../gift/OwnersCategorySection.tsx'
import { Banner } from '#views/layout/Banner.tsx'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { Initials } from '#views/layout/Ring.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import { OwnerListHeader } from '#views/lists/ListHeader.tsx'
import { sharesNatively } from '#views/sharing/addresses.ts'
import { isShareable } from '#core/shareable.ts'
import type { SeenList } from '../../src/access/index.ts'
import type { OwnersCategory } from '../../src/gift/index.ts'
import type { Owner } from '../../src/list-view/owners.ts'
import { PrintFoot } from './PrintFoot.tsx'
import { fetchesAnew, regions } from './regions.ts'

interface OwnListProps {
  list: SeenList
  picture: string
  categories: readonly OwnersCategory[]
  owners: readonly Owner[]
}

/** Shows nothing of what visitors do, unless the list is set to show cross-offs. */
export function OwnList({ list, picture, categories, owners }: OwnListProps) {
  return (
    <div {...fetchesAnew(regions.owner, list.username)}>
      {!isShareable(list) && (
        <Banner kind="warn" icon="lock">
          <Rich id="listview.own.closed" tags={{ settings: <a href={`/${list.username}/settings`} /> }} />
        </Banner>
      )}
      <OwnerListHeader list={list} picture={picture} />
      <Actions list={list} owners={owners} />
      {/* keeps unsaved input across a refresh */}
      <div hx-morph-skip="">
        <AddGift username={list.username} />
      </div>
      <GiftMenu />
      {categories.map((category, index) => (
        <OwnersCategorySection
          key={category.publicGuid}
          username={list.username}
          category={category}
          isFirst={index === 0}
        />
      ))}
      <PrintFoot username={list.username} />
    </div>
  )
}

function Actions({ list, owners }: Pick<OwnListProps, 'list' | 'owners'>) {
  const view = useView()
  const { t } = view.texts
  const at = (path: string) => `/${list.username}/${path}`
  return (
    <div className="action-bar" role="group" aria-label={t('listview.own.actions')}>
      {isShareable(list) && (
        <a
          className="button soft"
          {...opensDialog(at('share'))}
          {...sharesNatively(view, { ...list, fullName: fullNameOf(list) })}
        >
          <Icon name="share" />
          {t('listview.own.share')}
        </a>
      )}
      <a className="button" href={at('categories')}>
        <Icon name="folder" />
        <span className="sr-phone">{t('listview.own.categories')}</span>
      </a>
      <a className="button" href={at('settings')}>
        <Icon name="settings" />
        <span className="sr-phone">{t('listview.own.settings')}</span>
      </a>
      <button className="button quiet only-wide with-script" type="button" data-print="">
        <Icon name="print" />
        {t('listview.own.print')}
      </button>
      {owners.length > 1 && <Owners owners={owners} />}
    </div>
  )
}

function Owners({ owners }: Pick<OwnListProps, 'owners'>) {
  const t = useT()
  return (
    <span
      className="initials-row push"
      role="img"
      aria-label={t('listview.own.owners', { names: owners.map(({ fullName }) => fullName).join(', ') })}
    >
      {owners.map(({ publicUserGuid, fullName }) => (
        <Initials key={publicUserGuid} name={fullName} />
      ))}
    </span>
  )
}
