/** An alert. Its section in docs/runbook.md has its name as the heading. */
export interface Alert {
  name: string;
  /** PromQL. It fires for each series of the result. */
  expr: string;
  /** How long it must hold before somebody is alerted: `5m`. */
  for: string;
  /** `page`: somebody looks now, also at night; `ticket`: on the next working day. */
  severity: 'page' | 'ticket';
  /** One line, with labels as `{{ $labels.service }}`. */
  summary: string;
  /** What that means for people who use the product. */
  description: string;
}

/** A series that Prometheus computes and stores. */
export interface Recording {
  record: string;
  expr: string;
  labels?: Readonly<Record<string, string>>;
}
