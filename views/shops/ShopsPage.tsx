import type { CSSProperties } from 'react'
import { imageSrcSet, imageUrl } from '#core/images/names.ts'
import { Empty } from '#views/layout/Empty.tsx'
import { useT } from '#views/layout/view.tsx'
import { shopHue } from '../../src/gift/index.ts'
import type { ListedShop, ShopCategory } from '../../src/shops/shops-in.ts'

export function ShopsPage({ categories }: { categories: readonly ShopCategory[] }) {
  const t = useT()
  if (categories.length === 0)
    return (
      <Empty
        spot="no-gifts-yet"
        level={1}
        title={t('shops.empty.title')}
        action={
          <a className="button primary" href="/">
            {t('shops.empty.action')}
          </a>
        }
      >
        {t('shops.empty.body')}
      </Empty>
    )
  return (
    <div className="shops">
      <div className="page-head">
        <h1>{t('shops.title')}</h1>
      </div>
      <p className="lead">{t('shops.lead')}</p>
      {categories.map(({ id, name, shops }) => (
        <section key={id} aria-labelledby={`category-${id}`}>
          <h2 id={`category-${id}`}>{name ?? t('shops.other')}</h2>
          <ul className="tiles">
            {shops.map((shop) => (
              <ShopTile key={shop.id} shop={shop} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ShopTile({ shop: { name, host, url, logoHash } }: { shop: ListedShop }) {
  const t = useT()
  return (
    <li>
      <a href={url} target="_blank" rel="sponsored noreferrer">
        {logoHash ? (
          <img
            src={imageUrl(logoHash, 160)}
            srcSet={imageSrcSet(logoHash, [160, 480])}
            sizes="6rem"
            alt=""
            width="96"
            height="56"
            loading="lazy"
          />
        ) : (
          <span className="initial" style={{ '--mark': shopHue(host ?? name) } as CSSProperties} aria-hidden="true">
            {[...name][0]!.toUpperCase()}
          </span>
        )}
        <span className="name">{name}</span>
        <span className="sr">, {t('gift.opens_shop')}</span>
      </a>
    </li>
  )
}
