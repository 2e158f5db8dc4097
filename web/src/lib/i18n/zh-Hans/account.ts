/** Passkeys, and a player's own data, in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const account: SecondaryMessages['account'] = {
  passkeys: {
    title: '通行密钥',
    about:
      '有了通行密钥，你在每台设备上都是同一位玩家，设备全丢了也能找回。解锁方式和解锁屏幕一样，不需要密码。',
    none: '你还没有通行密钥。',
    make: '创建通行密钥',
    making: '正在创建通行密钥……',
    made: '已创建',
    remove: '移除',
    removeOf: (name) => `移除通行密钥 ${name}`,
    removeTitle: '移除这个通行密钥？',
    removeText: (name) => `${name} 将不能再在这里登录。请在保存它的设备上也将其删除。`,
    keep: '保留',
    created: (when) => `创建于 ${when}`,
    used: (when) => `上次使用 ${when}`,
    failed: '无法载入你的通行密钥。',
    retry: '重试',
    unsupported: '此浏览器在这个地址无法使用通行密钥：需要 https。',
    stopped: '没有创建任何东西。想要时可再试。',
    existing: '这台设备上已有你的通行密钥。',
    usualName: '通行密钥',
  },

  signIn: {
    title: '在这台设备上登录',
    about: '以你在别处的玩家身份继续。你在这台设备上的座位会一起带过去。',
    button: '用通行密钥登录',
    working: '正在查找你的通行密钥……',
    stopped: '没有选择通行密钥。',
  },

  data: {
    title: '你的数据',
    about: '带走这里保存的关于你的一切，或将其删除。',
    export: '下载我的数据',
    remove: '删除我',
    removeTitle: '删除你和关于你的一切？',
    removeText:
      '你的名字、设备、通行密钥、邮箱地址、消息和列表会被永久删除。你的棋局会在没有你的情况下继续：其他人看到的是前玩家，由机器人来下。谁也无法撤销。',
    sure: '是的，我要被永久删除',
    confirm: '永久删除我',
    working: '正在删除……',
    cancel: '取消',
  },
};
