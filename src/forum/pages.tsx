import { Hono } from 'hono'
import { Forum, ForumHeading, type ForumProps } from '#views/forum/Forum.tsx'
import { ForumPage } from '#views/forum/ForumPage.tsx'
import { NotPosted } from '#views/forum/NotPosted.tsx'
import { deletePostUrl, postUrl } from '#views/forum/urls.ts'
import { Confirm } from '#views/layout/Confirm.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { listFor, type SeenList } from '../access/index.ts'
import { NotFound, TooManyRequests } from '#core/errors.ts'
import { optionalGuid, type FieldErrors } from '#core/input.ts'
import { fullNameOf } from '#core/names.ts'
import { requireUser } from '#core/scope.ts'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState, type TypedValues } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment, page, redirect } from '#web/render.tsx'
import { typedTexts } from '#web/sent-form.ts'
import { createPost } from './create-post.ts'
import { deletablePost, deletePost } from './delete-post.ts'
import { inputFor } from './input.ts'
import { postMessages, type PostProblem } from './problems.ts'
import { postsOf } from './posts-of.ts'

interface Opened {
  list: SeenList
  isOwner: boolean
}

/**
 * Returns the list that the path names, or another response if the current user may not open the list.
 * @param otherwise returns that response
 * @throws NotFound for an unknown list
 */
async function openedList(c: Http, otherwise: (username: string) => Response): Promise<Opened | Response> {
  const username = c.req.param('username')!
  const access = await listFor(c.get('scope'), username)
  if (!access) throw new NotFound()
  const isOwner = access.state === 'OwnedByCurrentUser'
  return isOwner || access.state === 'Access' ? { list: access.list, isOwner } : otherwise(username)
}

const beforeInQuery = optionalGuid().catch(null)

function renderForum(c: Http, props: ForumProps & { list: SeenList }, status: 200 | 422 | 429): Response {
  if (wantsFragment(c)) return fragment(c, <Forum {...props} />, status)
  const { t } = c.get('scope').texts
  const listTitle = props.list.title ?? t('list.of', { name: fullNameOf(props.list) })
  return page(
    c,
    { title: t('forum.title_of', { title: listTitle }), width: 'narrow', noIndex: true, status },
    <ForumPage {...props} listTitle={listTitle} />,
  )
}

async function showForum(c: Http): Promise<Response> {
  const opened = await openedList(c, (username) => redirect(c, `/${username}`)) // The list's page shows the reason.
  if (opened instanceof Response) return opened
  const before = beforeInQuery.parse(c.req.query('before'))
  return renderForum(
    c,
    { ...opened, forum: await postsOf(c.get('scope'), opened.list.id, opened.isOwner, before) },
    200,
  )
}

async function showRefused(
  c: Http,
  opened: Opened,
  state: { errors: FieldErrors; typed: TypedValues },
  status: 422 | 429 = 422,
): Promise<Response> {
  return renderForum(
    c,
    { ...opened, state, forum: await postsOf(c.get('scope'), opened.list.id, opened.isOwner) },
    status,
  )
}

/**
 * Responds to a message whose list was closed or deleted while it was written. The page still shows the message's text.
 */
function showNotPosted(c: Http, username: string, problem: PostProblem): Response {
  const id = postMessages[problem]
  const status = problem === 'NoAccess' ? 403 : 404
  if (wantsFragment(c)) {
    c.header('HX-Reswap', 'none')
    flash(c, { id, kind: 'bad' })
    return fragment(c, null, status)
  }
  const { t } = c.get('scope').texts
  return page(
    c,
    { title: t('forum.title'), width: 'narrow', noIndex: true, status },
    <NotPosted username={username} says={id} typed={typedTexts(c)} />,
  )
}

async function post(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const user = requireUser(scope)
  const opened = await openedList(c, (username) => showNotPosted(c, username, 'NoAccess'))
  if (opened instanceof Response) return opened
  const { list, isOwner } = opened
  const form = await readForm(c, inputFor(user), { publicWishlistGuid: list.publicGuid })
  if (!form.ok) return showRefused(c, opened, refusedState(form))
  try {
    const posted = await createPost(scope, form.value)
    if (!posted.ok) {
      return showNotPosted(c, list.username, posted.problem)
    }
    const { publicGuid } = posted.value
    if (!wantsFragment(c)) flash(c, { id: 'forum.posted', about: `post-${publicGuid}` })
    return changed(
      c,
      postUrl(list.username, publicGuid),
      <Forum list={list} isOwner={isOwner} forum={await postsOf(scope, list.id, isOwner)} isPosted />,
    )
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    c.header('Retry-After', String(error.retryAfterSeconds))
    return showRefused(c, opened, { errors: { message: ['forum.too_many'] }, typed: form.typed }, 429)
  }
}

async function askDelete(c: Http): Promise<Response> {
  const { t } = c.get('scope').texts
  const { username, publicGuid, fullName } = await deletablePost(c.get('scope'), guidParam(c))
  return dialog(
    c,
    { title: t('forum.delete.title'), width: 'narrow', noIndex: true },
    <Confirm
      id="delete-post"
      title={t('forum.delete.title')}
      danger
      action={deletePostUrl(username, publicGuid)}
      closeHref={postUrl(username, publicGuid)}
      buttonLabel={t('general.delete')}
    >
      <p>{t('forum.delete.body', { name: fullName })}</p>
    </Confirm>,
  )
}

async function remove(c: Http): Promise<Response> {
  const { username, publicGuid } = await deletablePost(c.get('scope'), guidParam(c))
  await deletePost(c.get('scope'), publicGuid)
  flash(c, { id: 'forum.deleted' })
  c.header('HX-Trigger', 'close-dialog')
  return changed(
    c,
    `/${username}#forum`,
    <>
      <HxPartial target={`#post-${publicGuid}`} swap="delete" />
      <HxPartial target="#forum-heading">
        <ForumHeading takesFocus />
      </HxPartial>
    </>,
  )
}

export const forumPages = new Hono<Env>()
  .get('/:username/forum', showForum)
  .post('/:username/forum', post)
  .get('/:username/forum/:guid/delete', askDelete)
  .post('/:username/forum/:guid/delete', remove)
