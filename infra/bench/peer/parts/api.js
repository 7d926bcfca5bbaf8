const platform = process.env.PLATFORM_URL;

/** A call of the platform's API. Public answers are stored for a minute, as the platform stores its own pages. */
export const read = async (path, cookie) => {
  const options = cookie ? { headers: { cookie }, cache: 'no-store' } : { next: { revalidate: 60 } };
  const reply = await fetch(platform + path, options);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.json();
};
