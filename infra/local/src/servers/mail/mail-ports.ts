import { freePorts, portObstacle } from '@setu/dev-servers';

const maxPort = 65_535;

/** Loopback ports of the mail server. */
export interface MailPorts {
  smtp: number;
  page: number;
}

/** Picks a free port for SMTP, and the preferred one for the page; another free port when it is absent or taken. */
export const pickMailPorts = async (wanted?: number): Promise<MailPorts> => {
  const [smtp, spare] = await freePorts(2);
  if (smtp === undefined || spare === undefined) throw new Error('No free ports were given');
  const isUsable =
    wanted !== undefined &&
    wanted <= maxPort &&
    wanted !== smtp &&
    (await portObstacle(wanted)) === undefined;
  return { smtp, page: isUsable ? wanted : spare };
};
