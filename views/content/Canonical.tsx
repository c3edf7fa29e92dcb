import { useView } from '../layout/view.tsx'

/** Renders head elements with the canonical URL and description, for a page that has several URLs or a query. */
export const Canonical = ({ path, description }: { path: string; description: string }) => (
  <>
    <link rel="canonical" href={`${useView().baseUrl}${path}`} />
    <meta name="description" content={description} />
  </>
)
