import { BarChart, LineChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import styles from './Overview.module.css';

register([BarChart, LineChart, GridComponent, TooltipComponent, AriaComponent, CanvasRenderer]);

interface Hour {
  readonly hour: number;
  readonly today: number;
  readonly yesterday: number;
}

interface HoursChartProps {
  readonly hours: readonly Hour[];
  /** What the day and the one before it are called. */
  readonly day: string;
  readonly before: string;
}

/** Orders by hour: a day as bars, the one before it as a line behind them. */
export function HoursChart({ hours, day, before }: HoursChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof init> | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const made = init(place.current);
    chart.current = made;
    const fit = () => made.resize();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      made.dispose();
    };
  }, []);
  useEffect(() => {
    const tokens = getComputedStyle(document.documentElement);
    const colour = (name: string, otherwise: string) => tokens.getPropertyValue(name).trim() || otherwise;
    chart.current?.setOption({
      aria: { enabled: true },
      animation: false,
      grid: { left: 40, right: 12, top: 16, bottom: 28 },
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', data: hours.map(({ hour }) => `${hour}:00`), axisTick: { show: false } },
      yAxis: { type: 'value', minInterval: 1 },
      series: [
        {
          name: day,
          type: 'bar',
          data: hours.map(({ today }) => today),
          itemStyle: { color: colour('--blue', '#1677ff') },
        },
        {
          name: before,
          type: 'line',
          symbol: 'none',
          data: hours.map(({ yesterday }) => yesterday),
          lineStyle: { color: colour('--ink-3', '#8a8f99') },
          itemStyle: { color: colour('--ink-3', '#8a8f99') },
        },
      ],
    });
  }, [hours, day, before]);
  return <div ref={place} className={styles['chart']} role="img" aria-label={`每小时付款订单，${day}和${before}`} />;
}
