const ofFiles: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written here',
  EPERM: 'may not be changed here',
  EROFS: 'is on a disk that is not written to',
  ENOENT: 'is not there',
  ENOTDIR: 'is not a folder',
  EISDIR: 'is a folder',
  EEXIST: 'is there already',
  ENOTEMPTY: 'is not empty',
  ENOSPC: 'is on a disk that is full',
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'])

/** Whether the database refused the connection, because the user name, password or database is wrong. */
const isRefusedLogin = ({ name, code = '' }: NodeJS.ErrnoException) => name === 'PostgresError' && /^(28|3D)/.test(code)

/**
 * Describes an error that stops a process, for the operator who started it. Names the environment variable or the file
 * that caused the error, because the system's own message doesn't.
 */
export function plainMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const error: NodeJS.ErrnoException = thrown
  const { message, code = '', syscall, path } = error
  if (syscall === 'listen') return `PORT: ${code === 'EADDRINUSE' ? 'is taken by another process' : message}`
  if ((syscall === 'connect' && unreachable.has(code)) || code === 'CONNECT_TIMEOUT' || isRefusedLogin(error))
    return `DATABASE_URL: ${message}`
  const words = ofFiles[code]
  return words && path ? `${path}: ${words}` : message
}
