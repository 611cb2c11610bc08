import { formatTime } from '../page/formatTime.ts';
import { html, type SafeHtml } from '../page/html.ts';
import { refreshScript } from '../page/refreshScript.ts';
import type { Page } from '../page/sendPage.ts';
import type { LogisticsWorld, SandboxParcel } from './createLogisticsWorld.ts';
import { LogisticsFault } from './LogisticsFault.ts';
import { type ParcelStage, stageFacts, stagesAfter } from './ParcelStage.ts';

const SHOWN_PARCELS = 50;

const stageWords: Readonly<Record<ParcelStage, string>> = {
  collected: '揽收',
  inTransit: '运输中',
  delivering: '派件中',
  delivered: '签收',
  problem: '出问题',
};
const faultWords: Readonly<Record<LogisticsFault, string>> = {
  hang: '一直不应答',
  cut: '断开连接',
  busy: '回答繁忙',
  html: '回一个网页',
};

export function logisticsPage(world: LogisticsWorld): Page {
  const parcels = world.list().slice(0, SHOWN_PARCELS);
  return {
    title: '物流',
    script: refreshScript,
    body: html`<h1>物流</h1>
      <p class="note">商城第一次来查的运单就算揽收，之后和真的包裹一样，走一两天送到；不想等，可以在这里推它一步。</p>
      <form class="row" method="post" action="/logistics/fault">
        <label for="fault">查询时</label>
        <select class="button grow" id="fault" name="fault">
          <option value="">正常应答</option>
          ${LogisticsFault.options.map((fault) => faultOption(fault, world.fault))}
        </select>
        <button class="button" type="submit">保存</button>
      </form>
      <h2>运单</h2>
      <div data-live aria-live="polite">
        ${
          parcels.length === 0
            ? html`<p class="panel">还没有运单。商城发货后来查一次，就会出现在这里。</p>`
            : html`<ol class="list">
                ${parcels.map(parcelItem)}
              </ol>`
        }
      </div>`,
  };
}

function faultOption(fault: LogisticsFault, current: LogisticsFault | null): SafeHtml {
  return fault === current
    ? html`<option value="${fault}" selected>${faultWords[fault]}</option>`
    : html`<option value="${fault}">${faultWords[fault]}</option>`;
}

function parcelItem({ trackingNo, reached }: SandboxParcel): SafeHtml {
  const last = reached.at(-1);
  const ahead = stagesAfter(reached);
  const buttons = [...ahead, ...(last?.stage === 'problem' ? [] : (['problem'] as const))].map(
    (stage) => html`<button class="button" type="submit" name="to" value="${stage}">${stageWords[stage]}</button>`,
  );
  return html`<li>
    <div class="row note">
      <span class="grow">${trackingNo}</span>
      ${last ? html`<time>${formatTime(last.at)}</time>` : ''}
    </div>
    <p class="text">${last ? stageFacts[last.stage].words : ''}</p>
    ${
      ahead.length === 0
        ? ''
        : html`<form class="stages" method="post" action="/logistics/advance">
            <input type="hidden" name="trackingNo" value="${trackingNo}" />${buttons}
          </form>`
    }
  </li>`;
}
